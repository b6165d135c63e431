import * as t from '@talentplace/contract/core/messages/shell'
import { useEffect, type ReactNode } from 'react'
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page/page.tsx'

/** A script that didn't come is a TypeError in every browser, styles that didn't come are an Error of the bundler's. */
export function isLoadError(error: unknown): boolean {
  if (error instanceof TypeError) return /import|module|fetch|load/i.test(error.message)
  return error instanceof Error && error.message.startsWith('Unable to preload CSS')
}

/** What is said of a page that didn't come, or that failed. */
function heading(error: unknown): string {
  if (!isLoadError(error)) return t.pageStopped()
  return navigator.onLine ? t.pageNotLoaded() : t.pageOffline()
}

function loadAgain(): void {
  window.location.reload()
}

/** A page that the line kept from coming comes by itself when the line is back. */
function LoadedOnceBack() {
  useEffect(() => {
    window.addEventListener('online', loadAgain)
    return () => window.removeEventListener('online', loadAgain)
  }, [])
  return null
}

function FailedPage({ error }: FallbackProps) {
  return (
    <Page heading={heading(error)} lead={t.failureLead()}>
      <div>
        <Button onClick={loadAgain}>{t.loadAgain()}</Button>
      </div>
      {isLoadError(error) && <LoadedOnceBack />}
    </Page>
  )
}

interface FailureBoundaryProps {
  /** A new place gets a new try. */
  readonly place: string
  readonly children: ReactNode
}

/** Stands in for a page that couldn't be loaded (a new version was put up, the line is down) or that failed. */
export function FailureBoundary({ place, children }: FailureBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={FailedPage} resetKeys={[place]}>
      {children}
    </ErrorBoundary>
  )
}
