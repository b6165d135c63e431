import * as t from '@talentplace/contract/matching/messages/candidate-lists'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { PageLinks } from '../../ui/page-links.tsx'
import { StoredList } from './stored-list.tsx'

const perPage = 10

/** /client/candidates: candidates the company has kept, and their links. */
export default function CandidateListsScreen() {
  const [page, setPage] = useState(1)
  const lists = useApi(
    'matching.listCandidateLists',
    { query: { pagination: { limit: perPage, offset: (page - 1) * perPage } } },
    { placeholderData: keepPreviousData },
  )
  return (
    <MemberPage heading={t.heading()} lead={t.lead()}>
      <Loaded of={lists} height={240} errorMessage={t.notLoaded()}>
        {({ candidate_lists, count }) =>
          count === 0 ? (
            <EmptyState
              title={t.noLists()}
              actions={<LinkButton to={paths.search('candidates')}>{t.findCandidates()}</LinkButton>}
            >
              {t.howToSave()}
            </EmptyState>
          ) : (
            <>
              {candidate_lists.map((list) => (
                <StoredList key={list.uuid} list={list} />
              ))}
              <PageLinks label={t.pages()} page={page} pages={Math.ceil(count / perPage)} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  )
}
