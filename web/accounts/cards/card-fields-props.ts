import type { OnCardEntry } from '../../ui/form/card-entry.ts'

/** What the fields of each processor are given. */
export interface CardFieldsProps {
  readonly client_secret: string
  readonly mayAdd: boolean
  /** Where one button of the screen does everything: it adds the card, and the form has no button of its own. */
  readonly onEntry: OnCardEntry | undefined
  /** What is entered was changed. */
  readonly onEdited: (() => void) | undefined
  readonly onCancel: (() => void) | undefined
  /** Keeps the card behind a token, and gives its uuid. Rejects with what a person reads. */
  readonly onToken: (card: { token: string; zip_code: string }) => Promise<string>
}
