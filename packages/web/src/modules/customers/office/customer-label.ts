/** A customer in a list to choose from: whatever of these is known. */
export function customerLabel(of: { realName: string; username: string; phone: string }): string {
  return [of.realName, of.username, of.phone].filter((text) => text !== '').join(' · ');
}
