"""The documentation as a site: Markdown files, guides, rules and docstrings become pages. See docs/design/docs.md.

Nothing here imports Ludus: the site is also built where only the packages for building are installed.
"""
