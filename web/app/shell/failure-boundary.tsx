import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'

interface BoundaryProps {
  /** A new place gets a new try. */
  readonly place: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly error: unknown
  readonly place: string
}

function isLoadError(error: unknown): boolean {
  return error instanceof TypeError && /import|module|fetch|load/i.test(error.message)
}

/** Stands in for a page that couldn't be loaded (a new version was put up, the line is down) or that failed. */
export class FailureBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, place: this.props.place }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error: error ?? 'unknown' }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { error: null, place }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <Page
        heading={isLoadError(error) ? 'This page could not be loaded' : 'This page stopped working'}
        lead="What you chose and entered in your search is kept. Loading the page again usually helps."
      >
        <div>
          <Button onClick={() => window.location.reload()}>Load again</Button>
        </div>
      </Page>
    )
  }
}
