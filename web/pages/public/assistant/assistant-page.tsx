import * as t from '@talentplace/contract/matching/messages/profile'
import { lazy, Suspense, useCallback, useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { QuestionButton } from '../../../work/discussions/question-button.tsx'
import { isStarting } from '../../../matching/search/search-retry.ts'
import { useComparedClock } from '../../../matching/candidate-parts/compared-clock.ts'
import { readProfileAddress } from '../../../matching/search/profile-address.ts'
import { PoolAction } from '../../../matching/cart/pool-action.tsx'
import { totalHours } from '../../../matching/hours/total-hours.ts'
import { Profile } from '../../../matching/profile/profile.tsx'
import { ProfileSkeleton } from '../../../matching/profile/profile-skeleton.tsx'
import { profileTitle } from '../../../matching/profile/profile-title.ts'
import { PriceLine } from '../../../billing/prices/price-line.tsx'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { requestLogin, useSession } from '../../../platform/session/session.ts'
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { useTitle } from '../../../ui/page/page-title.ts'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import styles from './assistant-page.module.css'

const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const SignInToSee = lazy(async () => ({ default: (await import('./unavailable-profile.tsx')).SignInToSee }))
const NotAvailable = lazy(async () => ({ default: (await import('./unavailable-profile.tsx')).NotAvailable }))
const Testimonials = lazy(async () => ({
  default: (await import('../../../subscriptions/feedback/testimonials.tsx')).Testimonials,
}))

/** What an account lets a visitor see. */
const accountCodes = ['sign_in_to_see', 'too_many_searches']
/** Of the testimonials on their way. */
const testimonialsHeight = 420

/** Back to where the person came from, or home when this page was the first. */
function useClose(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return useCallback(() => void (key === 'default' ? navigate(paths.home()) : navigate(-1)), [key, navigate])
}

/** The profile, as far as this person may see it. */
function useProfile(uuid: string, search: string) {
  const { status } = useSession()
  const { clock, settled } = useComparedClock(null)
  const query = readProfileAddress(search, clock?.timezone ?? null)
  const availability = useApi(
    'matching.getAssistant',
    { params: { uuid }, query },
    {
      enabled: uuidForm.test(uuid) && settled && status !== 'unknown',
      staleTime: 0,
      retry: (failures, error) => isStarting(error) || (error.status === 0 && failures < 2),
      retryDelay: (_failures, error) => (isStarting(error) ? (error.retryAfter ?? 2) * 1000 : 500),
    },
  )
  // What is asked about others carries the search alone.
  const { cids: _cids, viewer_timezone: _viewer, ...searched } = query
  return { ...availability, query, searched }
}

/** Null for an address without a whole search. */
function requestedHours({ rids = [], hours = [], more_hours_rids = [] }: ReturnType<typeof readProfileAddress>) {
  if (rids.length === 0 || hours.length !== rids.length) return null
  return totalHours(rids.map((id, at) => ({ id, hours: hours[at] ?? 0, more: more_hours_rids.includes(id) })))
}

/** Where the search of a profile's address is listed. */
function firstThreeOf({ rids = [], hours = [] }: ReturnType<typeof readProfileAddress>): string | null {
  if (rids.length === 0 || hours.length !== rids.length) return null
  return `${paths.search()}?step=candidates&rids=${rids.join(',')}&hours=${hours.join(',')}`
}

/** B5: a candidate's profile. */
export default function AssistantPage() {
  const { uuid = '' } = useParams()
  const { search } = useLocation()
  const { status } = useSession()
  const close = useClose()
  const { data, dataUpdatedAt, error, refetch, query, searched } = useProfile(uuid, search)
  const { rids = [], hours = [], more_hours_rids = [], sids = [], tids = [], want_sids = [], want_tids = [] } = query
  const mustSignIn = error && accountCodes.includes(error.code) ? error.message : null
  const refresh = useCallback(() => void refetch(), [refetch])
  useTitle(data ? profileTitle(data.assistant.display_name) : null)
  useEffect(() => {
    if (mustSignIn !== null) requestLogin({ message: mustSignIn })
  }, [mustSignIn])

  function content() {
    // The page as served can't know the address: until it has been taken over, it shows what was served.
    if (status !== 'unknown' && (!uuidForm.test(uuid) || error?.status === 404)) return <NotAvailable />
    if (mustSignIn !== null)
      return <SignInToSee message={mustSignIn} firstThree={firstThreeOf(query)} onClose={close} />
    if (data) {
      return (
        <Profile
          assistant={data.assistant}
          instant={{ now: data.assistant.now, receivedAt: dataUpdatedAt }}
          wanted={{ rids, sids: [...want_sids, ...sids], tids: [...want_tids, ...tids] }}
          onStale={refresh}
          onClose={close}
          requested={requestedHours(query)}
          price={<PriceLine hours={hours} rids={rids} asksForMore={more_hours_rids.length > 0} />}
          action={<PoolAction candidate={data.assistant} />}
          question={<QuestionButton candidate={data.assistant} />}
          testimonials={
            <LazyOnVisible fallback={<Skeleton height={testimonialsHeight} />}>
              <Testimonials subject={data.assistant.uuid} search={searched} />
            </LazyOnVisible>
          }
        />
      )
    }
    if (error)
      return (
        <>
          <h1>{t.heading()}</h1>
          <LoadFailure message={failureMessage(error, t.loadFailed())} onRetry={refresh} />
        </>
      )
    return <ProfileSkeleton />
  }

  return (
    <div className={styles.page}>
      <Suspense fallback={<ProfileSkeleton />}>{content()}</Suspense>
    </div>
  )
}
