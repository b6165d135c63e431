import type { AnsweredPlace } from '../stages/stored-answers.ts'

/** A place as its source knows it: all but its zone. */
export type FoundPlace = Omit<AnsweredPlace, 'timezone' | 'timezone_offset'>

/** A line of the list below the city field. */
export interface PlaceSuggestion {
  readonly key: string
  readonly label: string
  /** The place itself; asked for once it is picked. Throws when it can't be told. */
  readonly resolve: () => Promise<FoundPlace>
}

/** Where suggestions for a text being typed come from. */
export type PlaceSource = (text: string, signal: AbortSignal) => Promise<PlaceSuggestion[]>
