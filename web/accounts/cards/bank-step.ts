/** What a person confirms with their bank. */
export interface BankStep {
  /** Of the charge that needs it. */
  readonly client_secret: string
  /** The person has answered their bank, or given up; what became of the charge is the server's to say. */
  readonly onAnswered: () => void
}
