import { PreferencesForm } from '../../../accounts/preferences/preferences-form.tsx'
import { EarlyAccessPanel } from '../../../core/early-access/early-access-panel.tsx'
import { ZoneOfCity } from '../../../core/places/zone-of-city.tsx'
import { failureMessage } from '../../../platform/api/api-failure.ts'
import { useApi } from '../../../platform/api/query.ts'
import { useSession } from '../../../platform/session/session.ts'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { MemberPage } from '../../../ui/page/member-page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Skeleton } from '../../../ui/notice/skeleton.tsx'
import styles from './preferences-page.module.css'

const failed = 'Your preferences could not be loaded. Please try again.'

/** A3.10: how the product behaves towards the signed-in person. */
export default function PreferencesPage() {
  const { user } = useSession()
  const { data, error, refetch } = useApi('accounts.getPreferences', {}, { staleTime: 0, refetchOnMount: 'always' })
  const permissions = user?.permissions ?? []
  return (
    <MemberPage heading="Preferences">
      {data ? (
        <>
          <PreferencesForm preferences={data} permissions={permissions} ZonePicker={ZoneOfCity} />
          <EarlyAccessPanel member={data.early_access} />
        </>
      ) : error ? (
        <LoadFailure message={failureMessage(error, failed)} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading} aria-busy="true">
          <VisuallyHidden>Loading your preferences</VisuallyHidden>
          <Skeleton height={190} />
          <Skeleton height={180} />
          <Skeleton height={330} />
        </div>
      )}
    </MemberPage>
  )
}
