import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url')
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

interface Using {
  /** Of the page, as the browser tells it. */
  origin?: string
  /** Whether the person unlocked the device. */
  isVerified?: boolean
}

/** A device that makes passkeys and answers challenges as WebAuthn has it (ES256, attestation `none`), in software. */
export class DeviceWithKeys {
  readonly id = base64url(randomBytes(32))
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject }
  private readonly origin: string
  private uses = 0

  constructor(origin = 'http://localhost:80') {
    this.origin = origin
    this.key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  /** The response to options that set up a key. */
  make({ challenge, rp }: { challenge: string; rp: { id: string } }, using: Using = {}) {
    const id = Buffer.from(this.id, 'base64url')
    const authData = Buffer.concat([
      this.authenticatorData(rp.id, HAS_KEY, using),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.coseKey(),
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(authData.length)
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x59]),
      length,
      authData,
    ])
    return {
      id: this.id,
      response: {
        clientDataJSON: base64url(this.clientData('webauthn.create', challenge, using)),
        attestationObject: base64url(attestationObject),
      },
    }
  }

  /** The response to options that ask for a key. */
  prove({ challenge, rpId }: { challenge: string; rpId: string }, using: Using = {}) {
    const authData = this.authenticatorData(rpId, 0, using)
    const clientData = this.clientData('webauthn.get', challenge, using)
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.key.privateKey)
    return {
      id: this.id,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
      },
    }
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Using) {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false })
  }

  private authenticatorData(host: string, flags: number, { isVerified = true }: Using) {
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
    return Buffer.concat([sha256(host), Buffer.from([all]), uint32(++this.uses)])
  }

  /** The public key as CBOR writes it: `{1: 2, 3: -7, -1: 1, -2: x, -3: y}`. */
  private coseKey() {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' })
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
  }
}
