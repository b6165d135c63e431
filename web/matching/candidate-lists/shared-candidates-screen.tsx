import * as t from '@talentplace/contract/matching/messages/candidate-lists'
import type { CandidateView } from '@talentplace/contract/matching/candidate-lists/candidate-list.routes'
import { useParams } from 'react-router'
import { useApi } from '../../platform/api/query.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { MemberPage } from '../../ui/page/member-page.tsx'
import { Portrait } from '../candidate-parts/portrait.tsx'
import { RatingLine } from '../candidate-parts/rating-line.tsx'
import { roleNamesOf } from '../candidate-parts/role-names.ts'
import { availableHours } from '../profile/available-hours.ts'
import styles from './candidate-lists.module.css'

function SharedCard({ candidate }: { candidate: CandidateView }) {
  const { display_name: name, avatar_id, city, region, roles, blurb, uuid } = candidate
  return (
    <li className={styles.card}>
      <article aria-labelledby={`shared-${uuid}`}>
        <div className={styles.who}>
          <Portrait avatarId={avatar_id} name={name} size="card" />
          <div>
            <h2 id={`shared-${uuid}`} className={styles.name}>
              {name}
            </h2>
            <p className={styles.note}>
              {city}, {region}
            </p>
            <RatingLine candidate={candidate} />
          </div>
        </div>
        <p className={styles.names}>{roleNamesOf(roles).join(' · ')}</p>
        {blurb !== '' && <p className={styles.names}>{blurb}</p>}
        <p className={styles.note}>{t.available({ hours: availableHours(candidate) })}</p>
      </article>
    </li>
  )
}

const findYourOwn = (
  <LinkButton variant="outline" to={paths.home()}>
    {t.findYourOwn()}
  </LinkButton>
)

/** /shared/candidates/:key: a list that a client shares, for whoever has its link. */
export default function SharedCandidatesScreen() {
  const { key = '' } = useParams()
  const shared = useApi('matching.getSharedCandidates', { params: { key } }, { retry: false })
  const isMissing = shared.error?.status === 404 || shared.error?.status === 400
  return (
    <MemberPage
      wide
      heading={shared.data?.name ?? t.shared()}
      lead={shared.data && t.sharedBy({ company: shared.data.company })}
    >
      {isMissing ? (
        <EmptyState title={t.noLongerShared()} actions={findYourOwn}>
          {t.askForNew()}
        </EmptyState>
      ) : (
        <Loaded of={shared} height={320} errorMessage={t.sharedNotLoaded()}>
          {({ assistants }) =>
            assistants.length === 0 ? (
              <EmptyState title={t.noOneAvailable()} actions={findYourOwn} />
            ) : (
              <>
                <ul className={styles.cards}>
                  {assistants.map((candidate) => (
                    <SharedCard key={candidate.uuid} candidate={candidate} />
                  ))}
                </ul>
                <div>{findYourOwn}</div>
              </>
            )
          }
        </Loaded>
      )}
    </MemberPage>
  )
}
