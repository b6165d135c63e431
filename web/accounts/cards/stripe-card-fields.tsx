import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { LoadFailure } from '../../ui/notice/load-failure.tsx'
import styles from './add-card-form.module.css'
import type { CardFieldsProps } from './card-fields-props.ts'
import { CardFormEnd } from './card-form-actions.tsx'
import { cardMessages } from './card-messages.ts'
import { stripeOf } from './load-stripe.ts'
import { useCardEntry } from './use-card-entry.ts'

interface Fields {
  readonly stripe: Stripe
  readonly elements: StripeElements
  readonly focus: () => void
}

/** Stripe's fields stand in a frame of its own; they take our colours, as they are in this scheme. */
function appearance() {
  const colours = getComputedStyle(document.documentElement)
  const colour = (name: string) => colours.getPropertyValue(name).trim()
  return {
    theme: 'stripe' as const,
    variables: {
      colorPrimary: colour('--spruce'),
      colorBackground: colour('--surface'),
      colorText: colour('--ink'),
      colorTextSecondary: colour('--muted'),
      colorDanger: colour('--danger'),
      borderRadius: '6px',
      fontSizeBase: '16px',
    },
  }
}

/** Puts Stripe's fields into the place; `complete` once everything needed has been entered. */
function useStripeFields(publishable_key: string, clientSecret: string) {
  const place = useRef<HTMLDivElement>(null)
  const [fields, setFields] = useState<Fields | null>(null)
  const [complete, setComplete] = useState(false)
  const [failed, setFailed] = useState(false)
  const [edits, setEdits] = useState(0)
  useEffect(() => {
    let left = false
    let remove = (): void => undefined
    async function mount(): Promise<void> {
      const stripe = await stripeOf(publishable_key)
      if (left || place.current === null) return
      const elements = stripe.elements({ clientSecret, appearance: appearance() })
      const entry = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
      entry.on('change', (change) => {
        setComplete(change.complete)
        setEdits((before) => before + 1)
      })
      entry.on('loaderror', () => setFailed(true))
      entry.mount(place.current)
      remove = () => entry.destroy()
      setFields({ stripe, elements, focus: () => entry.focus() })
    }
    mount().catch(() => setFailed(true))
    return () => {
      left = true
      remove()
    }
  }, [publishable_key, clientSecret])
  return { place, fields, complete, edits, failed }
}

async function confirm({ stripe, elements }: Fields): Promise<string> {
  const { setupIntent, error } = await stripe.confirmSetup({ elements, redirect: 'if_required' })
  const method = setupIntent?.payment_method
  if (error || !method) throw new Error(`${cardMessages.notEntered} ${error?.message ?? ''}`.trim())
  return typeof method === 'string' ? method : method.id
}

/** A card in Stripe's own fields: its number goes from the browser to Stripe and nowhere else. */
export default function StripeCardFields(props: CardFieldsProps & { readonly publishable_key: string }) {
  const { client_secret, publishable_key, mayAdd, onEntry, onEdited, onCancel, onToken } = props
  // What Stripe has confirmed isn't confirmed again when only our answer was lost.
  const confirmed = useRef<string | null>(null)
  const { place, fields, complete, edits, failed } = useStripeFields(publishable_key, client_secret)

  async function send(): Promise<string> {
    if (!fields) throw new Error(cardMessages.notEntered)
    confirmed.current ??= await confirm(fields)
    return onToken({ token: confirmed.current, zip_code: '' })
  }

  const ready = mayAdd && complete
  const entry = useCardEntry({ ready, send, onEntry, focus: () => fields?.focus() })
  const edited = useEffectEvent(() => {
    confirmed.current = null
    entry.onEdited()
    onEdited?.()
  })
  useEffect(() => {
    if (edits > 0) edited()
  }, [edits])
  if (failed) return <LoadFailure message={cardMessages.notLoaded} onRetry={() => location.reload()} />
  return (
    <form className={styles.form} onSubmit={entry.onSubmit} noValidate>
      <div ref={place} className={styles.fields} aria-busy={fields === null} />
      <CardFormEnd
        problem={entry.problem}
        busy={entry.busy}
        ready={ready}
        embedded={onEntry !== undefined}
        onCancel={onCancel}
      />
    </form>
  )
}
