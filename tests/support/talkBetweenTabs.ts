/** Waits for a message to pass all tabs and come back. */
export async function talkBetweenTabs() {
  for (let round = 0; round < 3; round += 1) {
    const [sender, receiver] = [new BroadcastChannel('test'), new BroadcastChannel('test')];
    await new Promise((resolve) => {
      receiver.onmessage = resolve;
      sender.postMessage('round');
    });
    sender.close();
    receiver.close();
  }
}
