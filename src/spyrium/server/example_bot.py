"""A bot that plays a whole game: python example_bot.py http://localhost:8000 GAME SECRET"""

import json
import random
import sys
import time
import urllib.request

server, game, secret = sys.argv[1:4]


def call(path: str, body: object = None) -> dict:  # type: ignore[type-arg]
    headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
    data = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(urllib.request.Request(f"{server}/api/games/{game}{path}", data, headers)) as answer:
        return json.load(answer)  # type: ignore[no-any-return]


while (view := call(""))["status"] == "playing":
    if view["legal"]:  # it is our turn: every word listed may be played, with what it costs and yields in "quote"
        call("/decisions", {"seq": view["seq"], "word": random.choice(view["legal"])["word"]})
    else:
        time.sleep(0.2)  # or listen on the WebSocket …/live?since=N
print("final scores:", view["result"]["scores"])
