import type { Named } from '../../candidate-of.ts'
import type { ReferenceNames } from '../reference-names.ts'
import { wideBytes, type WideBytes } from './wide-bytes.ts'

/** The names that the reasons of a match tell, by id: JSON in UTF-8, without its quotes. */
export interface WrittenNames {
  readonly roles: ReadonlyMap<number, WideBytes>
  readonly tools: ReadonlyMap<number, WideBytes>
}

export function writtenNames({ roles, tools }: ReferenceNames): WrittenNames {
  return { roles: written(roles), tools: written(tools) }
}

function written(names: ReadonlyMap<number, Named>): Map<number, WideBytes> {
  return new Map([...names].map(([id, { value }]) => [id, inJson(value)]))
}

/** A text as JSON, without its quotes. */
export function inJson(text: string): WideBytes {
  return wideBytes(JSON.stringify(text).slice(1, -1))
}
