/** What the fields of each processor are given. */
export interface CardFieldsProps {
  readonly client_secret: string
  readonly mayAdd: boolean
  /** Where another button is the screen's next step. */
  readonly secondary: boolean
  readonly onCancel: (() => void) | undefined
  /** Keeps the card behind a token. Rejects with what a person reads. */
  readonly onToken: (card: { token: string; zip_code: string }) => Promise<void>
}
