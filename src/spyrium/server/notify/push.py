"""Web push: encrypted for the browser (RFC 8291, aes128gcm) and signed by this server (RFC 8292, VAPID)."""

from __future__ import annotations

import base64
import os
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from spyrium.server.notify.channels import Notice
from spyrium.server.notify.outgoing import Undeliverable, post

CURVE = ec.SECP256R1()
RECORD = 4096
AUTH_LENGTH = 16
HALF_A_DAY = 43_200
GONE = (404, 410)  # the browser has withdrawn its subscription


class Subscription(msgspec.Struct, frozen=True):
    endpoint: str
    p256dh: str
    auth: str

    def check(self) -> None:
        """ValueError says what is wrong with the keys."""
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(self.p256dh))
        except (ValueError, UnsupportedAlgorithm) as error:
            raise ValueError("p256dh should be a point of P-256, 65 bytes in base64url") from error
        try:
            length = len(decode(self.auth))
        except ValueError:
            length = 0
        if length != AUTH_LENGTH:
            raise ValueError(f"auth should be {AUTH_LENGTH} bytes in base64url")


def encode(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decode(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> bytes:
    """A private key for this server, as it is stored."""
    return ec.generate_private_key(CURVE).private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def load_key(stored: bytes) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_der_private_key(stored, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def encrypt(content: bytes, subscription: Subscription) -> bytes:
    """One aes128gcm record that only the subscribed browser can read."""
    theirs = decode(subscription.p256dh)
    try:
        browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
    except (ValueError, UnsupportedAlgorithm) as error:
        raise Undeliverable("the subscription's key is not valid", GONE[0]) from error
    ephemeral = ec.generate_private_key(CURVE)
    ours, salt = point(ephemeral.public_key()), os.urandom(16)
    shared = ephemeral.exchange(ec.ECDH(), browser)
    secret = derive(shared, decode(subscription.auth), b"WebPush: info\0" + theirs + ours, 32)
    key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, content + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def authorisation(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str) -> str:
    """The VAPID header: a token that says who sends, signed with the key the browser was given."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + HALF_A_DAY, "sub": contact}
    unsigned = ".".join(encode(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = utils.decode_dss_signature(key.sign(unsigned.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={unsigned}.{signature}, k={encode(point(key.public_key()))}"


async def send_push(
    subscription: Subscription, notice: Notice, key: ec.EllipticCurvePrivateKey, contact: str, *, private: bool
) -> None:
    content = {"title": "Spyrium", "body": notice.text, "link": notice.link, "game": notice.game}
    headers = {
        "authorization": authorisation(subscription.endpoint, key, contact),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(HALF_A_DAY),
        "urgency": "high",
    }
    body = encrypt(msgspec.json.encode(content), subscription)
    await post(subscription.endpoint, body, headers, private=private)
