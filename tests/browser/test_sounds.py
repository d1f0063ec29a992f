"""What is heard: nothing unasked, each game in its own colour, one's turn also in a hidden tab."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playwright.sync_api import expect

from logovo.games import GAMES
from tests.browser.person import Person

# Instead of a loudspeaker: notes by their pitch, rustles by a 0, and how loud all of it is.
LISTEN: Final = """
  window.heard = [];
  for (const name of ['createOscillator', 'createBufferSource']) {
    const make = AudioContext.prototype[name];
    AudioContext.prototype[name] = function () {
      const voice = make.call(this), start = voice.start.bind(voice);
      const pitch = voice.frequency;
      if (pitch) {
        const set = pitch.setValueAtTime.bind(pitch);
        pitch.setValueAtTime = (value, at) => { voice.pitch = value; return set(value, at); };
      }
      voice.start = (...when) => {
        window.heard.push(Math.round(voice.pitch ?? 0));
        start(...when);
      };
      return voice;
    };
  }
  const connect = GainNode.prototype.connect;
  GainNode.prototype.connect = function (to, ...rest) {
    if (to instanceof DynamicsCompressorNode) window.speaker = this;
    return connect.call(this, to, ...rest);
  };
"""
HIDDEN: Final = "() => Object.defineProperty(document, 'hidden', { get: () => true })"


def heard(anna: Person) -> list[int]:
    return cast(list[int], anna.page.evaluate("() => window.heard.splice(0)"))


def settings(anna: Person) -> None:
    anna.page.get_by_role("button", name="Settings").click()
    anna.page.locator("dialog[open] .settings").wait_for()


def turn_it_on(anna: Person) -> None:
    settings(anna)
    anna.page.get_by_role("group", name="Sound").get_by_role("radio", name="on").check()
    anna.page.keyboard.press("Escape")


def test_nothing_is_heard_until_it_is_turned_on(person: Callable[..., Person]) -> None:
    anna = person(seed=2)
    anna.context.add_init_script(LISTEN)
    anna.play_bots("larder")
    for _turn in range(2):
        anna.wait_for_turn()
        anna.turn()
    assert heard(anna) == []
    turn_it_on(anna)
    anna.page.wait_for_function("() => window.heard.length > 0")  # one hears what one has chosen
    settings(anna)
    volume = anna.page.locator("dialog[open] input[type=range]")
    expect(volume).to_be_visible()
    volume.fill("0.3")
    anna.page.wait_for_function("() => Math.abs(window.speaker.gain.value - 0.3) < 0.01")
    anna.page.reload()
    settings(anna)
    expect(volume).to_have_value("0.3")


def test_one_tap_turns_it_on_at_the_table(person: Callable[..., Person]) -> None:
    anna = person(seed=2)
    anna.context.add_init_script(LISTEN)
    anna.play_bots("larder")
    anna.wait_for_turn()
    tap = anna.page.get_by_role("button", name="Sound")
    expect(tap).to_have_attribute("aria-pressed", "false")
    tap.click()
    expect(tap).to_have_attribute("aria-pressed", "true")
    anna.page.wait_for_function("() => window.heard.length > 0")
    tap.click()
    heard(anna)
    anna.turn()
    anna.wait_for_turn()
    assert heard(anna) == []


def test_a_turn_is_heard_in_a_hidden_tab_and_nothing_else(person: Callable[..., Person]) -> None:
    anna = person(seed=2, speed="fast")
    anna.context.add_init_script(LISTEN)
    anna.play_bots("larder")
    anna.wait_for_turn()
    turn_it_on(anna)
    anna.page.wait_for_function("() => window.heard.length > 0")
    heard(anna)
    anna.page.evaluate(HIDDEN)
    notes: list[int] = []
    for _turn in range(8):  # cards are laid by everybody meanwhile
        assert anna.wait_for_turn() == "mine"
        anna.turn()
        notes += heard(anna)
    anna.wait_for_turn()
    notes += heard(anna)
    assert 0 not in notes, "a card was heard"
    assert len(set(notes)) == 4, "two notes with an overtone each: one's turn"


def test_each_game_has_a_colour_of_its_own(person: Callable[..., Person]) -> None:
    anna = person(seed=2)
    anna.context.add_init_script(LISTEN)
    anna.visit("/")
    turn_it_on(anna)
    colours = set()
    for game in GAMES:
        anna.play_bots(game)
        anna.wait_for_turn()
        anna.page.wait_for_function("() => window.heard.filter((one) => one > 0).length >= 4")
        colours.add(tuple(one for one in heard(anna) if one)[:4])
    assert len(colours) == len(GAMES), colours
