import type { PersonParams } from '@talentplace/contract/talent/people/person'
import { useMay } from '../../platform/session/use-may.ts'

/** Whom a panel is about. */
export interface OfPerson {
  readonly person: PersonParams
}

/** Whether the viewer changes what is kept about them. */
export function useMayEdit({ kind }: PersonParams): boolean {
  const assistants = useMay('admin_virtualassistant.edit')
  const clients = useMay('admin_client.edit')
  return kind === 'assistant' ? assistants : clients
}
