import { humanText } from '../../shared/human-text.ts'

/** Why someone reads what is masked elsewhere; it is kept in the audit. */
export const lookReason = humanText().min(1).max(300)
