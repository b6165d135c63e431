/** A card that is being entered where one button does everything: that button adds it, too. */
export interface CardEntry {
  /** Everything the card needs is entered. */
  readonly isComplete: boolean
  /** Adds the card; null: it was refused, which is said at its fields. */
  readonly add: () => Promise<string | null>
  readonly focus: () => void
}

/** Told of the card that is being entered as it changes; null: none is. */
export type OnCardEntry = (entry: CardEntry | null) => void
