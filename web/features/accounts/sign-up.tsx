import { Suspense, lazy, useSyncExternalStore } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './sign-up-panel.module.css'

const SignUpPanel = lazy(() => import('./sign-up-panel.tsx'))

const stays = () => () => undefined

/** The form's place while its code is on the way: as high as its first stage. */
function Waiting() {
  return (
    <div className={styles.panel} aria-busy="true">
      <div className={styles.waiting}>
        <Skeleton width={96} height={24} />
        <Skeleton width="70%" height={30} />
        <Skeleton height={70} />
        <Skeleton height={44} />
      </div>
    </div>
  )
}

/** The sign-up form: fetched, with its validation, once the page around it has been painted. */
export function SignUp() {
  const isLive = useSyncExternalStore(
    stays,
    () => true,
    () => false,
  )
  return isLive ? (
    <Suspense fallback={<Waiting />}>
      <SignUpPanel />
    </Suspense>
  ) : (
    <Waiting />
  )
}
