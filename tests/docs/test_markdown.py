"""From Markdown to HTML: anchors, rules, names, code, tables."""

from __future__ import annotations

from docsite.markdown import Links, render, slug
from docsite.reference import docstring

LINKS = Links(
    target=lambda address: address.replace(".md", ".html"),
    picture=lambda address: (address, 'width="1" height="2"'),
    rule=lambda number: f"rules.html#{number}" if number == "RG-002" else "",
    name=lambda text: "match.html#Match" if text == "Match" else "",
)


def body(text: str) -> str:
    return render(text, LINKS).body


def test_headings_have_the_anchors_of_code_hosts() -> None:
    made = render("# Title\n\n## At a table: 2 `words`!\n\n## Время\n\n## Время\n", LINKS)
    assert made.title == "Title"
    assert [heading.anchor for heading in made.headings] == ["at-a-table-2-words", "время", "время-1"]
    assert slug("Run a server") == "run-a-server"


def test_a_heading_may_name_its_anchor() -> None:
    made = render("# T\n\n## play {#Match.play}\n", LINKS)
    assert (made.headings[0].anchor, made.headings[0].text) == ("Match.play", "play")
    assert "{#" not in made.body


def test_rules_and_names_become_links_but_not_inside_links_and_code() -> None:
    assert '<a class="rule" href="rules.html#RG-002">RG-002</a>' in body("see (RG-002)")
    assert "<a" not in body("`RG-002` and RG-999")
    assert body("[RG-002](x.md)").count("<a") == 1
    assert '<a href="match.html#Match"><code>Match</code></a>' in body("a `Match` and a `State`")


def test_nothing_of_a_text_becomes_markup() -> None:
    made = body('<script>alert(1)</script> & "x" ![<b>](p.png)\n\n```\n<i>\n```\n')
    assert "<script" not in made and "<b>" not in made and "<i>" not in made
    assert "&lt;script&gt;" in made


def test_columns_are_aligned_by_classes() -> None:
    made = body("| a | b |\n| --- | ---: |\n| 1 | 2 |\n")
    assert '<td class="right">2</td>' in made and "style" not in made
    assert made.startswith('<div class="wide"><table>')


def test_an_empty_cell_is_no_head() -> None:
    made = body("| | b |\n| --- | --- |\n| 1 | 2 |\n")
    assert made.count("<th>") == 1 and made.count("</th>") == 1


def test_code_is_coloured_by_classes() -> None:
    assert '<span class="gp">&gt;&gt;&gt; </span>' in body("```python\n>>> 1\n```\n")
    assert "<span" not in body("```no-such-language\n>>> 1\n```\n")


def test_examples_of_docstrings_become_code() -> None:
    assert docstring("Words.\n\n>>> 1\n1\n\nMore.") == "Words.\n\n```python\n>>> 1\n1\n```\n\nMore."


def test_passages_hold_the_words_below_each_heading() -> None:
    made = render("# T\n\nfirst `code`\n\n## Two\n\n| a |\n| - |\n| b |\n", LINKS)
    assert [(one.anchor, one.heading, one.text) for one in made.passages] == [
        ("t", "T", "first code"),
        ("two", "Two", "a b"),
    ]
