/** What the fields of each processor are given. */
export interface CardFieldsProps {
  readonly client_secret: string
  readonly mayAdd: boolean
  readonly onCancel: (() => void) | undefined
  /** Keeps the card behind a token. Rejects with what a person reads. */
  readonly onToken: (card: { token: string; zip_code: string }) => Promise<void>
}
