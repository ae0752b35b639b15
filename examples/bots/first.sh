#!/bin/sh
# The smallest player that has an opinion, by the line protocol of docs/bots.md, in POSIX shell.
# Regicide: discard as little as possible, play as much as possible. Other games: the first move.

set -f
worth() { # of the cards given
    total=0
    for card; do
        case $card in
            X) ;;
            A?) total=$((total + 1)) ;;
            [TJ]?) total=$((total + 10)) ;;
            Q?) total=$((total + 15)) ;;
            K?) total=$((total + 20)) ;;
            [2-9]?) total=$((total + ${card%?})) ;;
        esac
    done
}

while read -r word rest; do
    case $word in
        legal) number=0 best=1 most=-1000 ;;
        move)
            number=$((number + 1))
            worth ${rest#?}
            case $rest in d*) total=$((0 - total)) ;; esac
            if [ "$total" -gt "$most" ]; then best=$number most=$total; fi ;;
        go) echo "#$best" ;;
        quit) exit ;;
    esac
done
