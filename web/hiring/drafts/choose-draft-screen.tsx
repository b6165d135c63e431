import * as t from '@talentplace/contract/hiring/messages/drafts'
import { useMemo } from 'react'
import { paths } from '../../platform/navigation/paths.ts'
import { ListScreen } from '../../ui/list-screen/list-screen.tsx'
import { draftList } from './draft-list.tsx'

/** The drafts of the client in whose place staff act; what is kept of one client's is never shown for another. */
function draftsOf(clientUuid: string): typeof draftList {
  const { source } = draftList
  return {
    ...draftList,
    source: { ...source, name: `${source.name} ${clientUuid}` },
    title: t.toCheckOut(),
    rowLink: ({ uuid }) => paths.checkout(uuid),
  }
}

/** A4.3: staff choose which of a client's drafts they check out. */
export function ChooseDraftScreen({ clientUuid }: { clientUuid: string }) {
  const list = useMemo(() => draftsOf(clientUuid), [clientUuid])
  return <ListScreen list={list} lead={t.toCheckOutLead()} />
}
