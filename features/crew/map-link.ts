/** What opens an address in the phone's own map app: that of an iPhone, whatever an Android phone has, else a web page. */
export function mapLink(address: string, userAgent: string): string {
  const where = encodeURIComponent(address);
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${where}`;
  return userAgent.includes('Android')
    ? `geo:0,0?q=${where}`
    : `https://www.google.com/maps/dir/?api=1&destination=${where}`;
}
