import type { AssistantListName } from '@talentplace/contract/talent/assistants/assistant-lists'

interface ListWords {
  readonly title: string
  readonly lead: string
  readonly empty: { readonly title: string; readonly text: string }
}

/** What each of staff's lists of assistants says of itself. */
export const listWords: Readonly<Record<AssistantListName, ListWords>> = {
  active: {
    title: 'Virtual assistants',
    lead: 'Everyone who works with us. Clients find them when their roles and hours fit.',
    empty: { title: 'No active assistants yet', text: 'Assistants appear here once they’ve joined.' },
  },
  probationary: {
    title: 'Probationary assistants',
    lead: 'In their first weeks with us. Clients find them like everyone else.',
    empty: { title: 'Nobody is probationary', text: 'Bring someone into this state on their page.' },
  },
  applicants: {
    title: 'Applicants',
    lead: 'People who want to work with us. You decide on their page.',
    empty: { title: 'No applicants', text: 'People who start an application appear here.' },
  },
  rejected: {
    title: 'Rejected applicants',
    lead: 'Applicants we turned down, with the reason.',
    empty: { title: 'No rejected applicants', text: 'Applicants you turn down appear here.' },
  },
  inactive: {
    title: 'Inactive assistants',
    lead: 'They work with us and take no new work at present. Clients don’t find them.',
    empty: { title: 'Nobody is inactive', text: 'Assistants who take a break appear here.' },
  },
  ineligible: {
    title: 'Ineligible assistants',
    lead: 'They can’t be matched at present, each for a reason.',
    empty: { title: 'Nobody is ineligible', text: 'Bring someone into this state on their page.' },
  },
  lost: {
    title: 'Assistants who left',
    lead: 'They don’t work with us any more. Their past work stays.',
    empty: { title: 'Nobody has left', text: 'Bring someone into this state on their page.' },
  },
}
