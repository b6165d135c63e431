import { useNavigate } from 'react-router'
import { useCallback } from 'react'
import { useComparedClock } from '../../../matching/candidate-parts/compared-clock.ts'
import { Profile } from '../../../matching/profile/profile.tsx'
import { ProfileSkeleton } from '../../../matching/profile/profile-skeleton.tsx'
import { Testimonials } from '../../../subscriptions/feedback/testimonials.tsx'
import { useApi } from '../../../platform/api/query.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import styles from './profile-preview-page.module.css'

const nothingWanted = { rids: [], sids: [], tids: [] }

/** C5 Ours: one's own profile as a client sees it, whoever can find it by now. */
export default function ProfilePreviewPage() {
  const navigate = useNavigate()
  const { clock, settled } = useComparedClock(null)
  const own = useApi(
    'matching.previewOwnProfile',
    { query: { ...(clock && { viewer_timezone: clock.timezone }) } },
    { enabled: settled, staleTime: 0 },
  )
  const { refetch } = own
  const refresh = useCallback(() => void refetch(), [refetch])
  if (own.error) {
    return (
      <div className={styles.page}>
        <h1>Your profile</h1>
        <LoadFailure message={own.error.message} onRetry={refresh} />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <p className={styles.note}>
        This is what clients see when they open your profile. Where it says “for you”, they see their own local time.
      </p>
      {own.data ? (
        <Profile
          assistant={own.data.assistant}
          instant={{ now: own.data.assistant.now, receivedAt: own.dataUpdatedAt }}
          wanted={nothingWanted}
          onStale={refresh}
          onClose={() => void navigate(paths.ownProfile())}
          requested={null}
          price={null}
          action={null}
          question={null}
          testimonials={<Testimonials subject={own.data.assistant.uuid} search={{}} />}
        />
      ) : (
        <ProfileSkeleton />
      )}
    </div>
  )
}
