import { Suspense, lazy } from 'react'
import { useSession } from '../../platform/session/session.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './change-password-form.module.css'

const ChangePasswordForm = lazy(() => import('./change-password-form.tsx'))

function Waiting() {
  return (
    <div className={styles.form} aria-busy="true">
      <Skeleton height={70} />
      <Skeleton height={110} />
      <Skeleton height={70} />
      <Skeleton width={80} height={44} />
    </div>
  )
}

/** B9.6: the form, fetched once it is known whose password it changes. */
export function ChangePassword() {
  const { user } = useSession()
  return user ? (
    <Suspense fallback={<Waiting />}>
      <ChangePasswordForm user={user} />
    </Suspense>
  ) : (
    <Waiting />
  )
}
