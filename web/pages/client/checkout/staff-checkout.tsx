import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ImpersonationBanner } from '../../../accounts/impersonation/impersonation-banner.tsx'
import { draftsToCheckOut } from '../../../hiring/drafts/checkout-setup.ts'
import { paths } from '../../../platform/navigation/paths.ts'
import { EmptyState } from '../../../ui/notice/empty-state.tsx'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import styles from './checkout-frame.module.css'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'

const ChooseDraftScreen = lazy(async () => ({
  default: (await import('../../../hiring/drafts/choose-draft-screen.tsx')).ChooseDraftScreen,
}))

interface StaffCheckoutProps {
  readonly clientUuid: string
  readonly renderCheckout: (projectUuid: string) => ReactNode
}

/** B8.1: staff pay for a client's only draft, or for the one of several that they choose. */
export function StaffCheckout({ clientUuid, renderCheckout }: StaffCheckoutProps) {
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['drafts to check out', clientUuid],
    queryFn: draftsToCheckOut,
    gcTime: 0,
    retry: false,
  })
  const areSeveral = data !== undefined && data.count > 1
  const project = search.get('project_uuid') ?? (areSeveral ? null : data?.first)

  if (areSeveral && project === null) {
    return (
      <>
        <div className={styles.above}>
          <ImpersonationBanner />
        </div>
        <Suspense fallback={null}>
          <ChooseDraftScreen clientUuid={clientUuid} />
        </Suspense>
      </>
    )
  }

  function content() {
    if (project) return renderCheckout(project)
    if (error) return <LoadFailure message={error.message} onRetry={() => void refetch()} />
    if (data === undefined) return <CheckoutSkeleton />
    return <EmptyState title="There is nothing to check out">This client has no draft subscription yet.</EmptyState>
  }
  return (
    <CheckoutFrame>
      {areSeveral && (
        <Link to={paths.checkout()} className={styles.another}>
          Choose another draft
        </Link>
      )}
      {content()}
    </CheckoutFrame>
  )
}
