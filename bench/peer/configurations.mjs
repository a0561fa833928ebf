/** PHP's processes, two for each of two processors; what PHP itself does is by Debian's `php.ini`, with its cache of code. */
export const fpmConfiguration = (at, user) => `
[global]
error_log = ${at('fpm.log')}
[www]
user = ${user}
group = ${user}
listen = ${at('fpm.sock')}
pm = static
pm.max_children = 4
`

/** One worker, texts compressed, files of the theme to be kept by browsers. */
export const nginxConfiguration = (at, port) => `
user root; daemon off; worker_processes 1; pid ${at('nginx.pid')}; error_log ${at('nginx.log')} crit;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; default_type application/octet-stream;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  gzip on; gzip_types text/css application/javascript application/json image/svg+xml;
  client_max_body_size 32m;
  client_body_temp_path ${at('body')}; proxy_temp_path ${at('proxy')}; fastcgi_temp_path ${at('fastcgi')};
  uwsgi_temp_path ${at('uwsgi')}; scgi_temp_path ${at('scgi')};
  server {
    listen 127.0.0.1:${port}; root ${at('site')}; index index.php;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~* \\.(css|js|jpg|jpeg|png|webp|woff2)$ { expires 1y; }
    location ~ \\.php$ { include /etc/nginx/fastcgi.conf; fastcgi_pass unix:${at('fpm.sock')}; }
  }
}
`

/** What WordPress would do over the network, it leaves. */
export const wordpressConfiguration = (at, origin) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${at('database/mysql.sock')}');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
define('FS_METHOD', 'direct');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`
