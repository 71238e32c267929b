/** The environment is wrong; the message is one sentence for each fault, on a line of its own, that names the variable. */
export class ConfigError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConfigError';
  }
}
