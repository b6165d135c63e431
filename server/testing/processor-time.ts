/** Milliseconds that one round of `work` takes this thread's processor: what others do on the machine doesn't count. */
export function processorTime(work: () => void, rounds = 10): number {
  const start = process.threadCpuUsage()
  for (let round = 0; round < rounds; round += 1) work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000 / rounds
}
