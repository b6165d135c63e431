import { assistantField as field } from './read-assistants.ts'
import type { CopiedRow } from './copied-rows.ts'

// What the index keeps of a person beside its bits and columns: ids as variable-length numbers, texts as UTF-8 with
// their length before them. About 120 bytes each.

/** What a record holds. */
export interface AssistantRecord {
  readonly uuid: string
  readonly avatar_id: number
  readonly role_ids: readonly number[]
  readonly skill_ids: readonly number[]
  readonly tool_ids: readonly number[]
  readonly self_identification_ids: readonly number[]
  readonly language_ids: readonly number[]
  readonly display_name: string
  readonly preferred_pronouns: string
  readonly city: string
  readonly region: string
}

const uuidLength = 16
const textFields = [field.display_name, field.preferred_pronouns, field.city, field.region] as const

let scratch = Buffer.alloc(4096)
let end = 0

function makeRoom(bytes: number): void {
  if (end + bytes > scratch.length) scratch = Buffer.concat([scratch], Math.max(scratch.length * 2, end + bytes))
}

function writeNumber(value: number): void {
  let rest = value >>> 0
  while (rest > 127) {
    scratch[end++] = (rest & 127) | 128
    rest >>>= 7
  }
  scratch[end++] = rest
}

function writeNumbers(values: readonly number[]): void {
  makeRoom(5 + values.length * 5)
  writeNumber(values.length)
  for (const value of values) writeNumber(value)
}

/** Packs a row; the bytes are valid until the next call. */
export function packAssistant(
  row: CopiedRow,
  lists: Pick<AssistantRecord, 'role_ids' | 'skill_ids' | 'tool_ids' | 'self_identification_ids' | 'language_ids'>,
): Buffer {
  end = 0
  row.bytes.copy(scratch, 0, row.start(field.uuid), row.start(field.uuid) + uuidLength)
  end = uuidLength
  // -1 is a person without a portrait.
  writeNumber(row.int(field.avatar_id) + 1)
  writeNumbers(lists.role_ids)
  writeNumbers(lists.skill_ids)
  writeNumbers(lists.tool_ids)
  writeNumbers(lists.self_identification_ids)
  writeNumbers(lists.language_ids)
  for (const text of textFields) {
    const length = row.length(text)
    makeRoom(5 + length)
    writeNumber(length)
    row.bytes.copy(scratch, end, row.start(text), row.start(text) + length)
    end += length
  }
  return scratch.subarray(0, end)
}

class RecordReader {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  uuid(): string {
    const hex = this.#bytes.toString('hex', this.#at, this.#at + uuidLength)
    this.#at += uuidLength
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
  }

  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.#at++] ?? 0
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }

  numbers(): number[] {
    const values: number[] = []
    for (let left = this.number(); left > 0; left--) values.push(this.number())
    return values
  }

  text(): string {
    const length = this.number()
    this.#at += length
    return this.#bytes.toString('utf8', this.#at - length, this.#at)
  }
}

/** For each list of a record, in its order: the number of the feature that an id stands for, 0 for none. */
export type FeaturesByList = readonly Uint16Array[]

/**
 * Reads from the record that begins at `offset` which features a person has, without unpacking it.
 * @param into must have room for all of them
 * @returns how many there are
 */
export function readFeatures(bytes: Buffer, offset: number, byList: FeaturesByList, into: Uint16Array): number {
  let position = offset + uuidLength
  let end = 0
  const number = () => {
    let byte = bytes[position++] ?? 0
    let value = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[position++] ?? 0
      value |= (byte & 127) << shift
    }
    return value
  }
  // The portrait.
  number()
  for (const features of byList) {
    for (let left = number(); left > 0; left--) {
      const feature = features[number()] ?? 0
      if (feature !== 0) into[end++] = feature
    }
  }
  return end
}

/** The last 32 bits of the uuid of the record that begins at `offset`. */
export function tieSeedOf(bytes: Buffer, offset: number): number {
  return bytes.readInt32BE(offset + uuidLength - 4)
}

/** Unpacks the record that begins at `offset`. */
export function unpackAssistant(bytes: Buffer, offset: number): AssistantRecord {
  const reader = new RecordReader(bytes, offset)
  return {
    uuid: reader.uuid(),
    avatar_id: reader.number() - 1,
    role_ids: reader.numbers(),
    skill_ids: reader.numbers(),
    tool_ids: reader.numbers(),
    self_identification_ids: reader.numbers(),
    language_ids: reader.numbers(),
    display_name: reader.text(),
    preferred_pronouns: reader.text(),
    city: reader.text(),
    region: reader.text(),
  }
}
