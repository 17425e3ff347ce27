"""`python -m troyes`."""

if __name__ == "__main__":
    import sys

    from troyes.cli.app import main

    sys.exit(main())
