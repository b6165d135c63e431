import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

interface OptionalPartProps {
  readonly children: ReactNode
  /** Keeps its room while it loads. */
  readonly fallback?: ReactNode
}

/** A part that a page can do without: while it loads its room stays, and where it fails or can't be loaded there is nothing. */
export function OptionalPart({ children, fallback = null }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
