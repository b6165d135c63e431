// Loaded into the program before it begins: when the launcher is gone, however it ended, the program stops cleanly.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
