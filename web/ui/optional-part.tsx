import { Component, Suspense, type ReactNode } from 'react'

interface OptionalPartProps {
  readonly children: ReactNode
  /** Keeps its room while it loads. */
  readonly fallback?: ReactNode
}

/** A part that a page can do without: while it loads its room stays, and where it fails or can't be loaded there is nothing. */
export class OptionalPart extends Component<OptionalPartProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    const { children, fallback = null } = this.props
    return this.state.failed ? null : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
