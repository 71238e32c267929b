/** The port of the block examples has no tiles and no places for their maps, and the browser says so. */
export const exampleNoise = /^404: .*\/(tiles|api)\/|^console\.error: Failed to load resource: .* 404 /;
