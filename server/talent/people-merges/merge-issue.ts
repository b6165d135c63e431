/** Why a merge is refused: its code, and what a person reads. */
export interface MergeIssue {
  readonly code: 'has_history' | 'two_accounts'
  readonly message: string
}

/** How both are called, in what a person reads. */
export interface MergedNames {
  readonly goes: string
  readonly stays: string
}
