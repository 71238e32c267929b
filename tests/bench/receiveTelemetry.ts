import { createServer } from 'node:http';
import process from 'node:process';

/** A receiver of OTLP that takes everything and keeps nothing, on `PORT`, in a process of its own. */
createServer((request, response) => {
  request
    .resume()
    .on('end', () => response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end());
}).listen(Number(process.env.PORT), '127.0.0.1');

process.once('disconnect', () => process.exit(0));
process.once('SIGTERM', () => process.exit(0));
