import { listen } from './listen';

export const IDEAL_KEY = 'ak_hush';

type Manner = 'well' | 'silent' | 'refusing' | 'rubbish' | 'hanging up';

/** Starts a local server with the part of Ideal Postcodes' API that the app uses. */
export async function startIdealPostcodes() {
  const asked: string[] = [];
  let manner: Manner = 'well';
  const { origin } = await listen((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (manner === 'silent') return;
    if (manner === 'hanging up') return void request.socket.destroy();
    if (manner === 'rubbish') return void response.writeHead(200).end('<html>Good morning</html>');
    if (manner === 'refusing') return send(402, { code: 4020, message: `Key balance depleted: ${IDEAL_KEY}` });
    if (request.headers.authorization !== `IDEALPOSTCODES api_key="${IDEAL_KEY}"`)
      return send(401, { code: 4010, message: 'Invalid Key' });
    if (!request.url?.endsWith('/N12TX')) return send(404, { code: 4040, message: 'Postcode not found' });
    const address = { line_3: '', post_town: 'LONDON', postcode: 'N1 2TX', udprn: 1 };
    return send(200, {
      code: 2000,
      message: 'Success',
      result: [
        { ...address, line_1: '12 Elm Road', line_2: '' },
        { ...address, line_1: 'Flat 3', line_2: '14 Elm Road', line_3: 'Canonbury', post_town: 'KINGSTON UPON THAMES' },
      ],
    });
  });
  return { origin, asked, behave: (next: Manner) => void (manner = next) };
}
