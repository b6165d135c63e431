import { lazy, Suspense } from 'react'
import { useCompared } from './compared.ts'

const CompareBar = lazy(() => import('./compare-bar.tsx'))

/** The bar of those chosen, once there is one. */
export function CompareDock({ search }: { search: string }) {
  const people = useCompared()
  if (people.length === 0) return null
  return (
    <Suspense fallback={null}>
      <CompareBar people={people} search={search} />
    </Suspense>
  )
}
