import * as t from '@talentplace/contract/accounts/messages/preferences'
import type { Permission } from '@talentplace/contract/shared/permission'
import { failureMessage } from '../../platform/api/api-failure.ts'
import { useApi } from '../../platform/api/query.ts'
import { useSession } from '../../platform/session/session.ts'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { ZonePicker } from './clock-panel.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import styles from './own-preferences.module.css'

const noPermissions: readonly Permission[] = []

/** One's own preferences, as they are now: another device may have changed them. */
export const useOwnPreferences = () => useApi('accounts.getPreferences', {}, { staleTime: 0, refetchOnMount: 'always' })

/** What reaches the signed-in person, when and in which language. Links lead to it as `#notifications`. */
export function OwnPreferences({ ZonePicker }: { ZonePicker: ZonePicker }) {
  const { user } = useSession()
  const { data, error, refetch } = useOwnPreferences()
  return (
    <div id="notifications" className={styles.place}>
      {data ? (
        <PreferencesForm preferences={data} permissions={user?.permissions ?? noPermissions} ZonePicker={ZonePicker} />
      ) : error ? (
        <LoadFailure message={failureMessage(error, t.notLoaded())} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.loading} aria-busy="true">
          <VisuallyHidden>{t.loading()}</VisuallyHidden>
          <Skeleton height={640} />
          <Skeleton height={190} />
          <Skeleton height={180} />
        </div>
      )}
    </div>
  )
}
