import * as t from '@talentplace/contract/work/messages/discussions'
import { useApi } from '../../platform/api/query.ts'
import type { Reply } from '../../platform/api/operation-types.ts'

const first = { limit: 10, offset: 0 } as const

const parts = { client: t.kindClient(), virtualassistant: t.kindAssistant(), staff: t.kindTeam() } as const

/** Someone as staff tell them from others of the name. */
const optionOf = ({ user_uuid, name, role, company }: Reply<'discussions.listPeople'>['people'][number]) => ({
  value: user_uuid,
  label: t.personOf({ name, what: company ?? parts[role] }),
})

/** People whose name, email or company has words that begin so; none while there are no words, undefined until it is known. */
export function useFoundPeople(search: string) {
  const { data, isError } = useApi(
    'discussions.listPeople',
    { query: { search, pagination: first } },
    { enabled: search !== '' },
  )
  return { found: (search === '' ? [] : data?.people)?.map(optionOf), failed: isError }
}

/** One person; null: not known, or not yet. */
export function usePerson(user_uuid: string) {
  const { data } = useApi(
    'discussions.listPeople',
    { query: { user_uuid, pagination: first } },
    { enabled: user_uuid !== '' },
  )
  const [person] = data?.people ?? []
  return person ? optionOf(person) : null
}
