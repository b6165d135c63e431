import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { whenSettled } from '../../platform/api/when-settled.ts'
import { Skeleton } from '../../ui/notice/skeleton.tsx'
import styles from './sign-up-panel.module.css'

const SignUpPanel = lazy(() => import('./sign-up-panel.tsx'))

/** How long, in milliseconds, a form below others' content waits at most for it. */
const longestWait = 3_000

const stays = () => () => undefined

/** The form's place: as high as its first stage; `busy` while its code is on the way. */
function Waiting({ busy = true }: { busy?: boolean }) {
  return (
    <div className={styles.panel} aria-busy={busy}>
      <div className={styles.waiting}>
        <Skeleton width={96} height={24} />
        <Skeleton width="70%" height={30} />
        <Skeleton height={70} />
        <Skeleton height={44} />
      </div>
    </div>
  )
}

const form = (
  <Suspense fallback={<Waiting />}>
    <SignUpPanel />
  </Suspense>
)

/** The sign-up form: fetched, with its validation, once the page around it has been painted. */
export function SignUp() {
  const isLive = useSyncExternalStore(
    stays,
    () => true,
    () => false,
  )
  return isLive ? form : <Waiting />
}

/** The same below what a page is about, which has the line for itself until it is there. */
export function SignUpBelow() {
  const client = useQueryClient()
  const [isDue, setDue] = useState(false)
  useEffect(() => whenSettled(client, () => setDue(true), { longest: longestWait }), [client])
  return isDue ? form : <Waiting busy={false} />
}
