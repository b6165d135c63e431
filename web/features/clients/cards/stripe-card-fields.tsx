import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../../../ui/notice/load-failure.tsx'
import styles from './add-card-form.module.css'
import type { CardFieldsProps } from './card-fields-props.ts'
import { CardFormEnd } from './card-form-end.tsx'
import { cardMessages } from './card-messages.ts'
import { stripeOf } from './load-stripe.ts'
import { useCardEntry } from './use-card-entry.ts'

interface Fields {
  readonly stripe: Stripe
  readonly elements: StripeElements
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
  useEffect(() => {
    let left = false
    let remove = (): void => undefined
    async function mount(): Promise<void> {
      const stripe = await stripeOf(publishable_key)
      if (left || place.current === null) return
      const elements = stripe.elements({ clientSecret, appearance: appearance() })
      const entry = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } })
      entry.on('change', (change) => setComplete(change.complete))
      entry.on('loaderror', () => setFailed(true))
      entry.mount(place.current)
      remove = () => entry.destroy()
      setFields({ stripe, elements })
    }
    mount().catch(() => setFailed(true))
    return () => {
      left = true
      remove()
    }
  }, [publishable_key, clientSecret])
  return { place, fields, complete, failed }
}

/** A card in Stripe's own fields: its number goes from the browser to Stripe and nowhere else. */
export default function StripeCardFields(props: CardFieldsProps & { readonly publishable_key: string }) {
  const { client_secret, publishable_key, mayAdd, secondary, onCancel, onToken } = props
  const { place, fields, complete, failed } = useStripeFields(publishable_key, client_secret)

  async function enter(): Promise<void> {
    if (!fields) return
    const { setupIntent, error } = await fields.stripe.confirmSetup({
      elements: fields.elements,
      redirect: 'if_required',
    })
    const method = setupIntent?.payment_method
    if (error || !method) throw new Error(`${cardMessages.notEntered} ${error?.message ?? ''}`.trim())
    await onToken({ token: typeof method === 'string' ? method : method.id, zip_code: '' })
  }

  const { busy, problem, onSubmit } = useCardEntry(enter)
  if (failed) return <LoadFailure message={cardMessages.notLoaded} onRetry={() => location.reload()} />
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div ref={place} className={styles.fields} aria-busy={fields === null} />
      <CardFormEnd problem={problem} busy={busy} ready={mayAdd && complete} secondary={secondary} onCancel={onCancel} />
    </form>
  )
}
