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
    <MemberPage heading="Saved candidates" lead="Everyone in your company sees these lists.">
      <Loaded of={lists} height={240} errorMessage="Your lists could not be loaded. Please try again.">
        {({ candidate_lists, count }) =>
          count === 0 ? (
            <EmptyState
              title="No saved candidates yet"
              actions={<LinkButton to={paths.search('candidates')}>Find candidates</LinkButton>}
            >
              Tick “Compare” on candidates you like, compare them, and save them as a list.
            </EmptyState>
          ) : (
            <>
              {candidate_lists.map((list) => (
                <StoredList key={list.uuid} list={list} />
              ))}
              <PageLinks label="Pages of lists" page={page} pages={Math.ceil(count / perPage)} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </MemberPage>
  )
}
