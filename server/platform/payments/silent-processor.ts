import { ProcessorAway, type CardProcessor } from './card-processor.ts'

/** Ms after which a call without an answer makes us doubt, and that the processor then has to answer a small question. */
const usualPatience = { doubt: 1_000, answer: 2_000 }
/** Ms between two looks for a processor that was silent. */
const lookAgainAfter = 1_000

async function isAnswered(check: Promise<void>, ms: number): Promise<boolean> {
  const silent = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => silent.resolve(false), ms)
  // Any answer is one, a refusal too; only one that can't be reached says nothing.
  const answered = check.then(
    () => true,
    (error: unknown) => !(error instanceof ProcessorAway),
  )
  try {
    return await Promise.race([answered, silent.promise])
  } finally {
    clearTimeout(timer)
  }
}

const away = () => new ProcessorAway('The processor is silent.')

/**
 * The same processor, of which nobody waits long for nothing: a call that takes its time has it asked a small question, and
 * while it doesn't answer that either, every call is told at once that it is away. A bank that is slow over one charge is no such
 * silence. What was sent may still have been done: as with any `ProcessorAway`, whoever asks again uses the same key.
 */
export function notifyOfSilence<Processor extends CardProcessor>(
  processor: Processor,
  patience: { doubt: number; answer: number } = usualPatience,
): Processor {
  let isSilent = false
  let doubting: Promise<void> | null = null
  const waiting = new Set<PromiseWithResolvers<never>>()

  async function lookAgain(): Promise<void> {
    while (!(await isAnswered(processor.check(), patience.answer))) {
      await new Promise((goOn) => setTimeout(goOn, lookAgainAfter).unref())
    }
    isSilent = false
  }

  async function doubt(): Promise<void> {
    if (isSilent || (await isAnswered(processor.check(), patience.answer))) return
    isSilent = true
    for (const each of waiting) each.reject(away())
    void lookAgain()
  }

  async function guard<T>(call: () => Promise<T>): Promise<T> {
    if (isSilent) throw away()
    const given = Promise.withResolvers<never>()
    waiting.add(given)
    const timer = setInterval(() => {
      doubting ??= doubt().finally(() => {
        doubting = null
      })
    }, patience.doubt)
    const answer = call()
    // Whoever asked may have been told otherwise by then.
    answer.catch(() => undefined)
    try {
      return await Promise.race([answer, given.promise])
    } finally {
      clearInterval(timer)
      waiting.delete(given)
    }
  }

  return {
    ...processor,
    customerOf: (client) => guard(() => processor.customerOf(client)),
    beginCard: (customer) => guard(() => processor.beginCard(customer)),
    saveCard: (customer, token) => guard(() => processor.saveCard(customer, token)),
    detachCard: (card) => guard(() => processor.detachCard(card)),
    charge: (request) => guard(() => processor.charge(request)),
    findCharge: (known) => guard(() => processor.findCharge(known)),
    cancel: (known) => guard(() => processor.cancel(known)),
    refund: (request) => guard(() => processor.refund(request)),
    findRefund: (known) => guard(() => processor.findRefund(known)),
    chargeFee: (id) => guard(() => processor.chargeFee(id)),
    refundFee: (id) => guard(() => processor.refundFee(id)),
  }
}
