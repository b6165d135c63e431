import type { DeletionRequest } from '@talentplace/contract/desk/personal-data/deletion-request.routes'

/** What someone is to us, in one word. */
export const kindWords: Readonly<Record<DeletionRequest['kind'], string>> = {
  client: 'Client',
  assistant: 'Virtual assistant',
  staff: 'Staff',
  other: 'No role',
}
