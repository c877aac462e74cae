/** Keeps what was used last, up to a number of bytes. */
export class ByteCache<Value extends { body: Uint8Array }> {
  readonly #limit: number
  readonly #values = new Map<string, Value>()
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (!value) return undefined
    // A map keeps the order of insertion: what is used moves to its end.
    this.#values.delete(key)
    this.#values.set(key, value)
    return value
  }

  set(key: string, value: Value): void {
    if (value.body.byteLength > this.#limit) return
    this.#bytes += value.body.byteLength - (this.#values.get(key)?.body.byteLength ?? 0)
    this.#values.delete(key)
    this.#values.set(key, value)
    for (const [oldest, { body }] of this.#values) {
      if (this.#bytes <= this.#limit) return
      this.#values.delete(oldest)
      this.#bytes -= body.byteLength
    }
  }
}
