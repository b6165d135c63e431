import { Skeleton } from '../../../ui/notice/skeleton.tsx'

export function CheckoutSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={480} />
    </div>
  )
}
