import * as t from '@talentplace/contract/matching/messages/compare'
import { Link, useLocation } from 'react-router'
import { goTo } from '../../platform/navigation/navigator.ts'
import { paths } from '../../platform/navigation/paths.ts'
import { useMay } from '../../platform/session/use-may.ts'
import { requestLogin } from '../../platform/session/session.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/notice/empty-state.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { Portrait } from '../candidate-parts/portrait.tsx'
import { SaveList } from './save-list.tsx'
import { PoolAction } from '../cart/pool-action.tsx'
import { compareAddress, readCompareAddress } from './compare-address.ts'
import { compareRows, type Wanted } from './compare-rows.tsx'
import styles from './compare.module.css'
import { useComparedProfiles, type ComparedProfile } from './use-compared-profiles.ts'

const refusals = {
  'sign in': t.signInToSee(),
  gone: t.noLongerAvailable(),
  failed: t.notLoaded(),
} as const

function Rejected({ rejected }: Pick<ComparedProfile, 'rejected'>) {
  if (rejected === null) return <Skeleton height={44} />
  return (
    <>
      <p className={styles.refused}>{refusals[rejected]}</p>
      {rejected === 'sign in' && (
        <Button variant="outline" onClick={() => requestLogin()}>
          {t.signIn()}
        </Button>
      )}
    </>
  )
}

interface HeadProps {
  readonly person: ComparedProfile
  readonly search: string
  readonly onRemove: () => void
}

function Head({ person: { uuid, profile, rejected }, search, onRemove }: HeadProps) {
  const name = profile?.display_name ?? t.thisCandidate()
  return (
    <th scope="col" className={styles.person}>
      {profile ? (
        <>
          <Portrait avatarId={profile.avatar_id} name={name} size="card" />
          <Link className={styles.name} to={paths.assistant(uuid, search)}>
            {name}
          </Link>
          <span className={styles.place}>
            {profile.city}, {profile.region}
          </span>
        </>
      ) : (
        <Rejected rejected={rejected} />
      )}
      <TextButton
        size="small"
        tone="muted"
        className={styles.remove}
        onClick={onRemove}
        aria-label={t.removePerson({ name })}
      >
        {t.remove()}
      </TextButton>
    </th>
  )
}

interface TableProps {
  readonly people: readonly ComparedProfile[]
  readonly wanted: Wanted
  readonly search: string
  readonly onRemove: (uuid: string) => void
}

function CompareTable({ people, wanted, search, onRemove }: TableProps) {
  return (
    <section className={styles.scroll} aria-label={t.comparison()}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {t.candidate()}
            </th>
            {people.map((person) => (
              <Head key={person.uuid} person={person} search={search} onRemove={() => onRemove(person.uuid)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {compareRows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row" className={styles.label}>
                {label}
              </th>
              {people.map(({ uuid, profile }) => (
                <td key={uuid}>{profile && of(profile, wanted)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.label}>
              {t.yourPool()}
            </th>
            {people.map(({ uuid, profile }) => (
              <td key={uuid}>{profile && <PoolAction candidate={profile} />}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

/** /compare: up to four candidates side by side, for the search that the address carries. */
export default function CompareScreen() {
  const { search: text } = useLocation()
  const { uuids, search } = readCompareAddress(text)
  const maySave = useMay('client')
  const { people, query } = useComparedProfiles(uuids, search)
  const { rids = [], sids = [], tids = [], want_sids = [], want_tids = [] } = query
  const wanted = { rids, sids: [...want_sids, ...sids], tids: [...want_tids, ...tids] }
  const remove = (uuid: string) =>
    goTo(
      compareAddress(
        uuids.filter((each) => each !== uuid),
        search,
      ),
      { replace: true },
    )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{t.compareCandidates()}</h1>
        <div className={styles.ways}>
          {uuids.length > 0 && (
            <LinkButton variant="outline" to={paths.search('candidates')}>
              {t.back()}
            </LinkButton>
          )}
          {maySave && uuids.length > 0 && (
            <>
              <LinkButton variant="outline" to={paths.candidateLists()}>
                {t.saved()}
              </LinkButton>
              <SaveList uuids={uuids} />
            </>
          )}
        </div>
      </div>
      {uuids.length === 0 ? (
        <EmptyState
          title={t.nothingYet()}
          actions={<LinkButton to={paths.search('candidates')}>{t.findCandidates()}</LinkButton>}
        >
          {t.howToChoose()}
        </EmptyState>
      ) : (
        <CompareTable people={people} wanted={wanted} search={search} onRemove={remove} />
      )}
    </div>
  )
}
